import { removeDirectionalCharacters } from '#openapi/rules/direction.ts';

/**
 * A text as one line of an e-mail's header, such as its subject: each run of line breaks and other control characters becomes
 * a space. A name with a line break in it must not add a header, nor one with an override turn the rest of it around.
 */
export const mailHeader = (text: string): string =>
  removeDirectionalCharacters(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
