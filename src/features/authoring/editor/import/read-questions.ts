import { questionTypeName } from '#questions/registry.ts';
import { questionFindings } from '../checks/question-findings.ts';
import { toQuestionDraft, type QuestionDraft } from '../draft/activity-draft.ts';
import { maxQuestions } from '../draft/draft-reducer.ts';
import { buildQuestion, type ParsedQuestion } from './build-question.ts';
import { detectFormat, type ImportFormat } from './detect-format.ts';
import { parseAiken } from './parse-aiken.ts';
import { parseGift } from './parse-gift.ts';
import { parseTable } from './parse-table.ts';

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

export interface ImportResult {
  format: ImportFormat;
  rows: readonly ImportRow[];
  /** Headers of unknown columns. */
  leftOutColumns: readonly string[];
}

interface ImportTarget {
  /** The number of questions in the activity. */
  questionCount: number;
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
): ImportResult {
  const format = chosen ?? detectFormat(source);
  const { questions, leftOutColumns } = parse(source, format);
  let remaining = Math.max(0, maxQuestions - target.questionCount);
  const rows = questions.map((parsed, index) => {
    const row = toRow(parsed, index, target.grade);
    if (!row.question) return row;
    if (remaining === 0) return { ...row, question: undefined, problems: [tooManyMessage] };
    remaining -= 1;
    return row;
  });
  return { format, rows, leftOutColumns };
}

const tooManyMessage = `An activity has at most ${maxQuestions} questions.`;

function parse(source: string, format: ImportFormat) {
  if (format === 'gift') return { questions: parseGift(source), leftOutColumns: [] };
  if (format === 'aiken') return { questions: parseAiken(source), leftOutColumns: [] };
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
  const answer = values.get('correctAnswer');
  const answers = values.get('correctAnswers');
  if (typeof answer === 'boolean') return answer ? 'True' : 'False';
  if (typeof answer === 'string') return answer;
  return Array.isArray(answers) ? answers.join(', ') : '';
}
