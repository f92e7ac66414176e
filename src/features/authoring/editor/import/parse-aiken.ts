import type { ParsedQuestion } from './build-question.ts';

const optionLine = /^\s*([A-Z])[.)]\s+(.*)$/;
const answerLine = /^\s*ANSWER\s*:(.*)$/i;

interface OpenBlock {
  line: number;
  text: string[];
  options: string[];
  isOutOfOrder: boolean;
}

/**
 * Parses the Aiken format: the question, a line for each option, and `ANSWER: B`. As an extension to Moodle's format, several
 * letters mean several right answers.
 */
export function parseAiken(source: string): ParsedQuestion[] {
  const questions: ParsedQuestion[] = [];
  let block: OpenBlock | undefined;

  const closeBlock = (rightAnswers: readonly string[]) => {
    if (block) {
      const { line, text, options, isOutOfOrder } = block;
      const problem = isOutOfOrder ? `The options do not begin with A, B, C … in this order.` : undefined;
      questions.push({
        position: `Line ${line}`,
        text: text.join('\n'),
        type: rightAnswers.length > 1 ? 'mcqMultiAnswer' : undefined,
        options,
        rightAnswers,
        problem: problem ?? (options.length === 0 ? 'There are no options.' : undefined),
      });
    }
    block = undefined;
  };

  for (const [index, line] of source.split(/\r\n|[\n\r]/u).entries()) {
    const answer = answerLine.exec(line)?.[1];
    const [, letter, option] = optionLine.exec(line) ?? [];
    if (answer !== undefined) {
      block ??= { line: index + 1, text: [], options: [], isOutOfOrder: false };
      closeBlock(answer.split(/[,;\s]+/u).filter((name) => name !== ''));
    } else if (block && letter !== undefined && option !== undefined && block.text.length > 0) {
      block.isOutOfOrder ||= letter.charCodeAt(0) - 'A'.charCodeAt(0) !== block.options.length;
      block.options.push(option.trim());
    } else if (line.trim() !== '') {
      // A new question begins: the previous one has no ANSWER line.
      if (block && block.options.length > 0) closeBlock([]);
      block ??= { line: index + 1, text: [], options: [], isOutOfOrder: false };
      block.text.push(line.trim());
    }
  }
  closeBlock([]);
  return questions;
}
