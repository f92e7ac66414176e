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
    return share === null ? {} : answerOf(activity.id, question, share);
  });
}

/** What children write to the open questions, by activity. */
const ownWords: Readonly<Record<string, string>> = {
  'act-4-reading-weaver': 'No. When my drawing goes wrong I stop, but he builds a whole new nest.',
  'act-4-letter-friendly': 'Come to our sports day on Saturday. It starts at eight on the big field.',
  'act-4-whole-numbers-rounding': 'You look which ten is closest, and then you say that ten.',
  'act-4-fractions-halves': 'I drew two bars. Three eighths were a bit shorter than the half.',
  'act-4-frames-paper-bridge': 'In the gate of our yard, and in the big masts for electricity.',
  'act-4-history-timeline': 'My uncle played morabaraba with stones and bottle tops.',
  'act-4-algorithms-order': 'forward 3, turn left, forward 2',
};

function answerOf(activityId: string, question: SeedQuestion, share: number): LearnerAnswer {
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
        answer: (right && (question.correctAnswer ?? ownWords[activityId])) || 'I am not sure.',
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
