import { joinedLine, spokenWritten, unmarked, type SpokenLine } from '../text/spoken.ts';

/** The name of an option for reading aloud, from 0. */
export const optionPart = (index: number): string => `option-${index}`;

/** An option by itself; without words it is nothing to read. */
export const spokenOption = (option: string, index: number): SpokenLine[] =>
  spokenWritten(option, optionPart(index));

/** The options of a choice. As on the screen, equal texts are one option. */
export const spokenOptions = (options: readonly string[]): SpokenLine[] =>
  [...new Set(options)].flatMap((option, index) => {
    const [first = unmarked(''), ...rest] = spokenOption(option, index);
    return [joinedLine([unmarked(`Option ${index + 1}:`), first]), ...rest];
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
    joinedLine(shown.includes(option) ? spokenOption(option, shown.indexOf(option)) : [unmarked(option)]),
  );
  const answer = joinedLine(words, ', ');
  const end = /[.!?…]$/.test(answer.text) ? '' : '.';
  return [joinedLine([unmarked(lead), { ...answer, text: answer.text + end }])];
}
