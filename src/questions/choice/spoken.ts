import { joinLines, spokenFormattedText, unmarkedLine, type SpokenLine } from '../text/spoken.ts';

/** The name of an option for reading aloud, from 0. */
export const optionPart = (index: number): string => `option-${index}`;

/** An option by itself; without words it is nothing to read. */
export const spokenOption = (option: string, index: number): SpokenLine[] =>
  spokenFormattedText(option, optionPart(index));

/** The options of a choice. As on the screen, equal texts are one option. */
export const spokenOptions = (options: readonly string[]): SpokenLine[] =>
  [...new Set(options)].flatMap((option, index) => {
    const [first = unmarkedLine(''), ...rest] = spokenOption(option, index);
    return [joinLines([unmarkedLine(`Option ${index + 1}:`), first]), ...rest];
  });

/**
 * 'Your answer: 12, 18': some of the options, each marked where it stands.
 *
 * @param lead the words before them
 */
export function spokenChoice(
  lead: string,
  options: readonly string[],
  chosen: readonly string[],
): SpokenLine[] {
  if (chosen.length === 0) return [];
  const shown = [...new Set(options)];
  const words = [...new Set(chosen)].map((option) =>
    joinLines(shown.includes(option) ? spokenOption(option, shown.indexOf(option)) : [unmarkedLine(option)]),
  );
  const answer = joinLines(words, ', ');
  const end = /[.!?…]$/.test(answer.text) ? '' : '.';
  return [joinLines([unmarkedLine(lead), { ...answer, text: answer.text + end }])];
}
