import { removeDirectionalCharacters } from '#openapi/rules/direction.ts';

/**
 * Converts a text to one line of an email header, such as the subject. Removing line breaks prevents header injection;
 * removing directional characters prevents reversed text.
 */
export const mailHeader = (text: string): string =>
  removeDirectionalCharacters(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
