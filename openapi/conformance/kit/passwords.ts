/** Passwords without a part that a new password needs, or with too few characters. */
export const weakPasswords = ['Ab1!x', 'loops4ever!', 'Loopsever!', 'Loops4ever'];

/** A long password with an uppercase letter and a digit outside ASCII. The accent of the letter is a separate character. */
export const decomposedPassword = `A\u0308rger\u0664ever! ${'loops and more. '.repeat(6)}`;

/** The same password in Unicode NFC, as other devices type it. */
export const composedPassword = decomposedPassword.normalize('NFC');
