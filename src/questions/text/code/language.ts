export type Language = 'javascript' | 'python';

const languages: ReadonlyMap<string, Language> = new Map([
  ['js', 'javascript'],
  ['javascript', 'javascript'],
  ['py', 'python'],
  ['python', 'python'],
  ['robot', 'python'],
]);

/** The language of a code block, by the first word after its backticks; undefined without a known one. */
export const languageOf = (info: string | undefined): Language | undefined =>
  languages.get(info?.split(/\s/, 1)[0]?.toLowerCase() ?? '');
