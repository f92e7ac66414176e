/** What a person reads of an error that nobody has foreseen. */
export const unexpectedErrorAdvice =
  'It is our mistake, not yours. Try again; if it happens twice, please tell the office.';
