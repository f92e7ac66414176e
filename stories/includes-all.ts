import { createWordSearch, normalizeForSearch } from '#lib/text/word-search.ts';

/** Whether a text contains each word of a search, or has it as part of a word. */
export const includesAll = (text: string, search: string): boolean =>
  createWordSearch(search)?.(normalizeForSearch(text)) ?? true;
