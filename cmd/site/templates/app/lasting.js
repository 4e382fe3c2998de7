// Whether what is stored stays. A browser may delete it when space is short, unless it has promised not to.

serviert.lasting = "";
const stored = navigator.storage || {};
const promised = async (answer) => {
  try {
    serviert.lasting = await answer ? "yes" : "no";
  } catch {
    return; // it does not say
  }
  tellNews();
};
if (stored.persisted) promised(stored.persisted());
serviert.persist = () => { if (stored.persist) promised(stored.persist()); };

// On iOS and on a Mac a page that was not put on the home screen, or in the Dock, loses everything after seven days without a
// visit. Only there has the navigator this property.
serviert.fleeting = navigator.standalone === false;
