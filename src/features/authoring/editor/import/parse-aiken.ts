import type { ParsedQuestion } from './build-question.ts';

const optionLine = /^\s*([A-Z])[.)]\s+(.*)$/;
const answerLine = /^\s*ANSWER\s*:(.*)$/i;

interface OpenQuestion {
  /** The number of its first line. */
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
  let openQuestion: OpenQuestion | undefined;

  const closeQuestion = (rightAnswers: readonly string[]) => {
    if (openQuestion) {
      const { line, text, options, isOutOfOrder } = openQuestion;
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
    openQuestion = undefined;
  };

  for (const [index, line] of source.split(/\r\n|[\n\r]/u).entries()) {
    const answer = answerLine.exec(line)?.[1];
    const [, letter, option] = optionLine.exec(line) ?? [];
    if (answer !== undefined) {
      openQuestion ??= { line: index + 1, text: [], options: [], isOutOfOrder: false };
      closeQuestion(answer.split(/[,;\s]+/u).filter((part) => part !== ''));
    } else if (openQuestion && letter !== undefined && option !== undefined && openQuestion.text.length > 0) {
      openQuestion.isOutOfOrder ||= letter.charCodeAt(0) - 'A'.charCodeAt(0) !== openQuestion.options.length;
      openQuestion.options.push(option.trim());
    } else if (line.trim() !== '') {
      // A new question begins: the previous one has no ANSWER line.
      if (openQuestion && openQuestion.options.length > 0) closeQuestion([]);
      openQuestion ??= { line: index + 1, text: [], options: [], isOutOfOrder: false };
      openQuestion.text.push(line.trim());
    }
  }
  closeQuestion([]);
  return questions;
}
