export const unexpectedErrorAdvice =
  'This is an error on our side. Try again; if it happens again, please contact the office.';
