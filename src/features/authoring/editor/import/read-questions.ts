import { questionTypeName } from '#questions/registry.ts';
import { questionFindings } from '../checks/question-findings.ts';
import { toQuestionDraft, type QuestionDraft } from '../draft/activity-draft.ts';
import { maxQuestions } from '../draft/draft-reducer.ts';
import { buildQuestion, type ParsedQuestion } from './build-question.ts';
import { detectFormat, type ImportFormat } from './detect-format.ts';
import { parseGift } from './parse-gift.ts';
import { parseTable } from './parse-table.ts';

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
function parseAiken(source: string): ParsedQuestion[] {
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

export interface ImportRow {
  position: string;
  text: string;
  typeName: string;
  /** The right answer as text; empty if there is none. */
  rightAnswer: string;
  question: QuestionDraft | undefined;
  /** Sentences on why the row is left out. */
  problems: readonly string[];
  notes: readonly string[];
}

export interface Import {
  format: ImportFormat;
  rows: readonly ImportRow[];
  /** Headers of unknown columns. */
  leftOutColumns: readonly string[];
}

interface ImportTarget {
  count: number;
  grade: number | undefined;
}

/**
 * Reads questions from a text and checks each of them.
 *
 * @param chosen the format; detected if undefined
 */
export function readQuestions(
  source: string,
  chosen: ImportFormat | undefined,
  target: ImportTarget,
): Import {
  const format = chosen ?? detectFormat(source);
  const { questions, leftOut } = parse(source, format);
  let remaining = Math.max(0, maxQuestions - target.count);
  const rows = questions.map((parsed, index) => {
    const row = toRow(parsed, index, target.grade);
    if (!row.question) return row;
    if (remaining === 0) return { ...row, question: undefined, problems: [tooManyMessage] };
    remaining -= 1;
    return row;
  });
  return { format, rows, leftOutColumns: leftOut };
}

const tooManyMessage = `An activity has at most ${maxQuestions} questions.`;

function parse(source: string, format: ImportFormat) {
  if (format === 'gift') return { questions: parseGift(source), leftOut: [] };
  if (format === 'aiken') return { questions: parseAiken(source), leftOut: [] };
  return parseTable(source);
}

function toRow(parsed: ParsedQuestion, index: number, grade: number | undefined): ImportRow {
  const { built, problem, notes } = buildQuestion(parsed);
  const { position, text } = parsed;
  if (!built) {
    const problems = [problem, parsed.readAs ?? []].flat();
    return { position, text, typeName: '', rightAnswer: '', question: undefined, problems, notes: [] };
  }
  const question = toQuestionDraft({ ...built, mediaPath: null }, `import-${index}`);
  const findings = questionFindings(question, grade).map(({ level, field, message }) => ({
    level,
    message: /^Option \d/.test(field) ? `${field}: ${message}` : message,
  }));
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  return {
    position,
    text,
    typeName: questionTypeName(built.type),
    rightAnswer: formatRightAnswer(built.data),
    question: errors.length === 0 ? question : undefined,
    problems: errors.map(({ message }) => message),
    notes: [...notes, ...warnings.map(({ message }) => message)],
  };
}

function formatRightAnswer(data: object): string {
  const values = new Map<string, unknown>(Object.entries(data));
  const one = values.get('correctAnswer');
  const several = values.get('correctAnswers');
  if (typeof one === 'boolean') return one ? 'True' : 'False';
  if (typeof one === 'string') return one;
  return Array.isArray(several) ? several.join(', ') : '';
}
