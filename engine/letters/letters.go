// Package letters is Choose Your Words: seven-card-draw poker with letter cards
// for 2 to 14 players, in which the word of the most points takes the pot
// (RULES.md, "Choose Your Words").
//
// New makes the State of an evening, which takes the Actions that Legal lists.
// Chance is the cards of an action: the cut for the first deal, the shuffled pack,
// a new stock; ToShuffle says which cards to shuffle for it. What a player may see
// is a View, and screens and computer players get nothing else. Result is a hand
// played to its end.
//
// Rules and options are data, and so is a Deck; Lay and Best find words for cards.
package letters
