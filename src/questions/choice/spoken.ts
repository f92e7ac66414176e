import type { SpokenLine } from '#components/reading/spoken-line.ts';
import { optionVerdicts, type OptionMark } from '#ui/form/Option.tsx';
import { joinLines, spokenFormattedText, unmarkedLine } from '../text/spoken.ts';

export const optionPart = (index: number): string => `option-${index}`;

/** An option without text is not read. */
export const spokenOption = (option: string, index: number): SpokenLine[] =>
  spokenFormattedText(option, optionPart(index));

/** Equal texts are one option. */
export const spokenOptions = (options: readonly string[]): SpokenLine[] =>
  [...new Set(options)].flatMap((option, index) => {
    const [first = unmarkedLine(''), ...rest] = spokenOption(option, index);
    return [joinLines([unmarkedLine(`Option ${index + 1}:`), first]), ...rest];
  });

/** Reads chosen options as one line: 'Your answer: 12, 18'. */
export function spokenChoice(
  lead: string,
  options: readonly string[],
  chosen: readonly string[],
): SpokenLine[] {
  if (chosen.length === 0) return [];
  const shown = [...new Set(options)];
  const lines = [...new Set(chosen)].map((option) =>
    joinLines(shown.includes(option) ? spokenOption(option, shown.indexOf(option)) : [unmarkedLine(option)]),
  );
  const answer = joinLines(lines, ', ');
  const end = /[.!?…]$/.test(answer.text) ? '' : '.';
  return [joinLines([unmarkedLine(lead), { ...answer, text: answer.text + end }])];
}

/** Reads the mark of each option that has one, as shown: '24: Should have been chosen.' */
export const spokenMarks = (
  options: readonly string[],
  markOf: (option: string) => OptionMark | undefined,
): SpokenLine[] =>
  [...new Set(options)].flatMap((option, index) => {
    const mark = markOf(option);
    if (!mark) return [];
    const text = joinLines(spokenOption(option, index));
    return [joinLines([text, unmarkedLine(`${optionVerdicts[mark].text}.`)], ': ')];
  });
