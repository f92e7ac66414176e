import type { ActivityRecord, QuestionRecord } from '../models/curriculum.ts';

/** The fields of a question's data that an edit may change. */
interface Data {
  question?: string;
  paragraph?: string;
  prompt?: string;
  options?: string[];
  hint?: string | null;
  feedBack?: string | null;
}

export interface Edit {
  /** The new values by patch path; question data as a JSON string. */
  change: Record<string, string | number | null>;
  comment: string | null;
}

export function activityEdits({ title, description }: ActivityRecord): Edit[] {
  const longerDescription = description === null ? 'Take your time.' : `${description} Take your time.`;
  return [
    { change: { '/Description': longerDescription }, comment: null },
    { change: { '/Title': `Practise: ${title}` }, comment: 'Learners look for something to practise.' },
    {
      change: { '/Title': `${title}, step by step`, '/Description': longerDescription },
      comment: 'Title and description promise the same now.',
    },
  ];
}

export function questionEdits(question: QuestionRecord): Edit[] {
  const data = JSON.parse(question.data) as Data;
  const edit = (change: Data, comment: string | null): Edit => ({
    change: { '/data': JSON.stringify({ ...data, ...change }) },
    comment,
  });
  const edits = [
    edit(reworded(data), 'It says what to do now.'),
    edit(explained(data), data.feedBack ? null : 'There was no explanation yet.'),
    data.options
      ? edit({ options: reordered(data.options) }, 'Another order, so that the position gives nothing away.')
      : edit({ ...reworded(data), ...explained(data) }, null),
    question.sortOrder === 0
      ? { change: { '/SortOrder': 1 }, comment: 'Too hard for a first question.' }
      : { change: { '/SortOrder': 0 }, comment: 'A good one to begin with.' },
  ];
  if (data.paragraph !== undefined) {
    edits.push(edit({ hint: 'Read to the end before you fill in the first blank.' }, null));
  }
  if (question.mediaPath !== null) {
    edits.push({ change: { '/MediaPath': null }, comment: 'It works without the media, too.' });
  }
  return edits;
}

function reworded({ question, paragraph, prompt = '', options }: Data): Data {
  if (question !== undefined) return { question: `True or false? ${question}` };
  if (paragraph !== undefined) return { paragraph: `Read everything first. ${paragraph}` };
  return { prompt: options ? `${prompt} Look at every option.` : `${prompt} Check your spelling.` };
}

const explained = ({ feedBack }: Data): Data => ({
  feedBack: feedBack
    ? `${feedBack} Can you explain it to a friend?`
    : 'Compare your answer with the question, word by word.',
});

function reordered(options: readonly string[]): string[] {
  const sorted = options.toSorted();
  return sorted.join() === options.join() ? sorted.toReversed() : sorted;
}
