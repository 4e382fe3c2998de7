package thought

// week is the preset of each day, from Monday.
var week = [7]string{"escalero-single", "escalero", "wuerfelpoker", "escalero-single", "escalero", "escalero-double-grande", "escalero"}

// Week is how many days it is until the presets come again.
const Week = len(week)

// FirstMonday is the first Monday of 1970, in days from its beginning.
const FirstMonday = 4

// DayPreset is the preset of the position of a day, which is counted from the
// beginning of 1970.
func DayPreset(day int) string { return week[((day-FirstMonday)%Week+Week)%Week] }
