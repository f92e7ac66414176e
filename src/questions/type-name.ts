/** By the contract's name of the type (AUT-036). Both spellings of the single choice are one type (D-067). */
const names: ReadonlyMap<string, string> = new Map([
  ['truefalse', 'True/False'],
  ['fillInTheBlanks', 'Fill in the Blanks'],
  ['mcqSingleAnswer', 'Single-Answer (MCQ)'],
  ['questionSingleAnswer', 'Single-Answer (MCQ)'],
  ['mcqMultiAnswer', 'Multiple-Answer (MCQ)'],
  ['textAnswer', 'Text Answer'],
]);

/** What staff call a type: 'Single-Answer (MCQ)'. An unknown one keeps the name that the server gave it. */
export const questionTypeName = (type: string): string => names.get(type) ?? type;
