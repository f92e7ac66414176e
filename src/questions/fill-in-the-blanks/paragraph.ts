import { readBlanks } from '#openapi/rules/blanks.ts';
import { parseFormattedText, slotCharacter } from '#openapi/rules/formatted-text.ts';

/** A line that ends like a sentence, or starts like one without typical signs of code, as in `n = 20`. */
const isSentence = (line: string): boolean =>
  /[.!?…]["”’']?$/.test(line) || (/^["“‘']?\p{Lu}/u.test(line) && !/[=<>(){}_;]/.test(withoutFormulas(line)));

const withoutFormulas = (line: string): string =>
  parseFormattedText(line)
    .map(({ kind, text }) => (kind === 'formula' ? '' : text))
    .join('');

/**
 * Splits off the instruction: a first line without a blank ('Fill in the missing numbers.') becomes the prompt;
 * otherwise the prompt is general. Code is no instruction: a line in backticks, a line that is not a
 * sentence, or a line before an indented one.
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
