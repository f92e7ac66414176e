import {
  dataOf,
  noMedia,
  openQuestion,
  type ActivityDraft,
  type MediaDraft,
  type QuestionDraft,
  type QuestionType,
  type Side,
} from './activity-draft.ts';
import { chooseSides, followEdits } from './conflicts.ts';

export type DraftAction =
  | { kind: 'rename'; title: string }
  | { kind: 'describe'; description: string }
  | { kind: 'write'; key: string; draft: unknown }
  | { kind: 'attach'; key: string; media: MediaDraft }
  | { kind: 'move'; key: string; by: -1 | 1 }
  /** `index`: its place among the others; for a new one the end without it. */
  | { kind: 'place'; key: string; index: number }
  | { kind: 'add'; key: string; type: QuestionType; data: object; index?: number }
  | { kind: 'add many'; questions: readonly QuestionDraft[] }
  /** `file`: a copy of its media, which a new question has to upload once more. */
  | { kind: 'duplicate'; key: string; newKey: string; file: File | undefined }
  | { kind: 'remove'; key: string }
  | { kind: 'put back'; question: QuestionDraft; index: number }
  | { kind: 'replace'; draft: ActivityDraft }
  /** `conflicts`: their ids. */
  | { kind: 'choose'; conflicts: readonly string[]; side: Side };

type Edit = Exclude<DraftAction, { kind: 'replace' | 'choose' }>;

/** One step of writing. The number of a question is its place: moving, adding and removing renumber the others (AUT-040). */
export function draftReducer(draft: ActivityDraft, action: DraftAction): ActivityDraft {
  if (action.kind === 'replace') return action.draft;
  if (action.kind === 'choose') return chooseSides(draft, action.conflicts, action.side);
  return followEdits(draft, edited(draft, action));
}

function edited(draft: ActivityDraft, action: Edit): ActivityDraft {
  const { questions } = draft;
  switch (action.kind) {
    case 'rename':
      return { ...draft, title: action.title };
    case 'describe':
      return { ...draft, description: action.description };
    case 'write':
      return withQuestions(draft, changed(questions, action.key, { draft: action.draft }));
    case 'attach':
      return withQuestions(draft, changed(questions, action.key, { media: action.media }));
    case 'move':
      return withQuestions(draft, moved(questions, action.key, action.by));
    case 'place':
      return withQuestions(draft, placed(questions, action.key, action.index));
    case 'add': {
      const { key, type, data, index = questions.length } = action;
      const added = openQuestion({ type, data, mediaPath: null }, key);
      return withQuestions(draft, questions.toSpliced(index, 0, added));
    }
    case 'add many':
      return withQuestions(draft, [...questions, ...action.questions]);
    case 'duplicate':
      return withQuestions(draft, duplicated(questions, action.key, action.newKey, action.file));
    case 'remove':
      return withQuestions(
        draft,
        questions.filter(({ key }) => key !== action.key),
      );
    case 'put back':
      return withQuestions(draft, questions.toSpliced(action.index, 0, action.question));
  }
}

type Questions = readonly QuestionDraft[];

/** The contract's limit: `maxItems` of the questions that are saved. */
export const mostQuestions = 200;

const withQuestions = (draft: ActivityDraft, questions: Questions): ActivityDraft =>
  questions === draft.questions || questions.length > Math.max(mostQuestions, draft.questions.length)
    ? draft
    : { ...draft, questions };

const changed = (questions: Questions, key: string, change: Partial<QuestionDraft>): Questions =>
  questions.map((question) => (question.key === key ? { ...question, ...change } : question));

/** Changes places with its neighbour; the first does not move up, nor the last down (AUT-041). */
function moved(questions: Questions, key: string, by: -1 | 1): Questions {
  const from = questions.findIndex((question) => question.key === key);
  const question = questions[from];
  const neighbour = questions[from + by];
  return question && neighbour ? questions.with(from, neighbour).with(from + by, question) : questions;
}

/** The others keep their order. */
function placed(questions: Questions, key: string, index: number): Questions {
  const from = questions.findIndex((question) => question.key === key);
  const question = questions[from];
  return question && from !== index ? questions.toSpliced(from, 1).toSpliced(index, 0, question) : questions;
}

/** A new question after the one that it says the same as. */
function duplicated(questions: Questions, key: string, newKey: string, file: File | undefined): Questions {
  const index = questions.findIndex((question) => question.key === key);
  const question = questions[index];
  if (!question) return questions;
  const copy = openQuestion({ type: question.type, data: dataOf(question), mediaPath: null, file }, newKey);
  return questions.toSpliced(index + 1, 0, file ? copy : withoutMedia(copy));
}

const withoutMedia = (question: QuestionDraft): QuestionDraft => ({
  ...question,
  media: noMedia,
});
