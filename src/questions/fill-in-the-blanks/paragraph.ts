import { readBlanks } from '#openapi/rules/blanks.ts';
import { parseFormattedText, slotCharacter } from '#openapi/rules/formatted-text.ts';

/** A line that ends like a sentence, or begins like one and has no sign that mostly stands in code: `n = 20` is none. */
const isSentence = (line: string): boolean =>
  /[.!?…]["”’']?$/.test(line) || (/^["“‘']?\p{Lu}/u.test(line) && !/[=<>(){}_;]/.test(withoutFormulas(line)));

const withoutFormulas = (line: string): string =>
  parseFormattedText(line)
    .map(({ kind, text }) => (kind === 'formula' ? '' : text))
    .join('');

/**
 * A first line without a blank ('Fill in the missing numbers.') is the instruction and becomes the prompt; a paragraph
 * without one gets a general prompt. Code is no instruction, whether it is marked as code or not: then the line is no
 * sentence, or the line below it stands further in.
 *
 * @returns the text with a slot for each blank
 */
export function splitInstruction(paragraph: string): { prompt: string; text: string } {
  const { shown } = readBlanks(paragraph);
  const lines = shown.split('\n');
  const [first = '', second = ''] = lines;
  const line = first.trim();
  const isInstruction =
    lines.length > 1 &&
    isSentence(line) &&
    !line.includes(slotCharacter) &&
    parseFormattedText(line).some(({ kind }) => kind === 'text') &&
    !/^[ \t]+\S/.test(second);
  return isInstruction
    ? { prompt: line, text: lines.slice(1).join('\n').trim() }
    : { prompt: 'Fill in the blanks.', text: shown.trim() };
}
