import type { SeedActivity, SeedQuestion } from '../content/seed-activity.ts';

/**
 * How well each question was answered, in order: 1 right, 0 wrong, a fraction for that share of the blanks,
 * null for a question left open.
 */
export type AnswerPattern = 'all-right' | (number | null)[];

/** What a learner adds to a question's data; an open question adds nothing. */
export interface LearnerAnswer {
  /** True or false, one option, a text, or one text per blank. */
  answer?: boolean | string | string[];
  /** The chosen options of a multi choice question (D-068). */
  selectedAnswers?: string[];
}

/** @returns one answer per question of the activity, in order; always the same for the same pattern */
export function answersFor(activity: SeedActivity, pattern: AnswerPattern): LearnerAnswer[] {
  return activity.questions.map((question, index) => {
    const share = pattern === 'all-right' ? 1 : (pattern[index] ?? null);
    return share === null ? {} : answerOf(question, share);
  });
}

function answerOf(question: SeedQuestion, share: number): LearnerAnswer {
  const right = share === 1;
  switch (question.type) {
    case 'truefalse':
      return { answer: right === question.correctAnswer };
    case 'fillInTheBlanks': {
      const known = Math.round(share * question.correctAnswers.length);
      return {
        answer: question.correctAnswers.map((text, blank) => (blank < known ? text : nearMiss(text))),
      };
    }
    case 'mcqSingleAnswer':
    case 'questionSingleAnswer':
      return {
        answer: right ? question.correctAnswer : wrongOption(question.options, [question.correctAnswer]),
      };
    case 'mcqMultiAnswer':
      return {
        selectedAnswers: right ? question.correctAnswers : mixedUp(question.options, question.correctAnswers),
      };
    case 'textAnswer':
      return {
        answer: right
          ? (question.correctAnswer ?? 'I tried it out and wrote down what I saw.')
          : 'I am not sure.',
      };
  }
}

/** A typical mistake of children: one zero too few, one too many, the number next to it; or no idea. */
function nearMiss(text: string): string {
  if (!/^\d+$/.test(text)) return '?';
  if (/\d0$/.test(text)) return text.slice(0, -1);
  return String(Number(text) + 1);
}

function wrongOption(options: string[], correct: string[]): string {
  return options.find((option) => !correct.includes(option)) ?? '';
}

/** One correct option is missing, one wrong option is chosen. */
function mixedUp(options: string[], correct: string[]): string[] {
  return [...correct.slice(0, -1), wrongOption(options, correct)].filter(Boolean);
}
