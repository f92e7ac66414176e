import { questionTypeName } from '#questions/registry.ts';
import { findingsOf } from '../checks/findings-of.ts';
import { openQuestion, type QuestionDraft } from '../draft/activity-draft.ts';
import { mostQuestions } from '../draft/draft-reducer.ts';
import { detectFormat, type ImportFormat } from './detect-format.ts';
import { parseAiken } from './parse-aiken.ts';
import { parseGift } from './parse-gift.ts';
import { parseTable } from './parse-table.ts';
import { makeQuestion, type ReadQuestion } from './read-question.ts';

/** A row of the preview. */
export interface ImportRow {
  /** 'Row 4' of a table, 'Line 12' of a text. */
  place: string;
  text: string;
  /** What staff call its type; empty where that is unknown. */
  typeName: string;
  /** The right answer in words; empty without one. */
  right: string;
  /** Undefined: it is left out. */
  question: QuestionDraft | undefined;
  /** Why it is left out, a sentence each. */
  problems: readonly string[];
  /** What is lost or odd, a sentence each. */
  notes: readonly string[];
}

export interface Import {
  format: ImportFormat;
  rows: readonly ImportRow[];
  /** Columns that no question has. */
  leftOutColumns: readonly string[];
}

interface Target {
  /** How many questions the activity has already. */
  count: number;
  /** 1 to 8, if it is known. */
  grade: number | undefined;
}

/**
 * Reads questions from a text, and checks each as the editor does.
 *
 * @param chosen undefined: the format is detected
 */
export function readQuestions(source: string, chosen: ImportFormat | undefined, target: Target): Import {
  const format = chosen ?? detectFormat(source);
  const { questions, leftOut } = parsed(source, format);
  let room = Math.max(0, mostQuestions - target.count);
  const rows = questions.map((read, index) => {
    const row = checked(read, index, target.grade);
    if (!row.question) return row;
    if (room === 0) return { ...row, question: undefined, problems: [tooMany] };
    room -= 1;
    return row;
  });
  return { format, rows, leftOutColumns: leftOut };
}

const tooMany = `An activity has at most ${mostQuestions} questions.`;

function parsed(source: string, format: ImportFormat) {
  if (format === 'gift') return { questions: parseGift(source), leftOut: [] };
  if (format === 'aiken') return { questions: parseAiken(source), leftOut: [] };
  return parseTable(source);
}

function checked(read: ReadQuestion, index: number, grade: number | undefined): ImportRow {
  const { made, problem, notes } = makeQuestion(read);
  const { place, text } = read;
  if (!made) {
    const problems = [problem, read.readAs ?? []].flat();
    return { place, text, typeName: '', right: '', question: undefined, problems, notes: [] };
  }
  const question = openQuestion({ ...made, mediaPath: null }, `import-${index}`);
  const findings = findingsOf(question, grade).map(({ level, field, message }) => ({
    level,
    message: /^Option \d/.test(field) ? `${field}: ${message}` : message,
  }));
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  return {
    place,
    text,
    typeName: questionTypeName(made.type),
    right: rightAnswerOf(made.data),
    question: errors.length === 0 ? question : undefined,
    problems: errors.map(({ message }) => message),
    notes: [...notes, ...warnings.map(({ message }) => message)],
  };
}

/** The right answer of the data of any type, in words. */
function rightAnswerOf(data: object): string {
  const values = new Map<string, unknown>(Object.entries(data));
  const one = values.get('correctAnswer');
  const several = values.get('correctAnswers');
  if (typeof one === 'boolean') return one ? 'True' : 'False';
  if (typeof one === 'string') return one;
  return Array.isArray(several) ? several.join(', ') : '';
}
