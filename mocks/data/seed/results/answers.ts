import type { SeedActivity, SeedQuestion } from '../content/seed-activity.ts';

/** The result of each question: 1 right, 0 wrong, a fraction for that share of the blanks, null for unanswered. */
export type AnswerPattern = 'all-right' | (number | null)[];

/** The answer that a learner adds to a question's data; empty for an unanswered question. */
export interface LearnerAnswer {
  /** True or false, one option, a text, or one text per blank. */
  answer?: boolean | string | string[];
  /** The chosen options of a multi choice question (D-068). */
  selectedAnswers?: string[];
}

export function answersFor(activity: SeedActivity, pattern: AnswerPattern): LearnerAnswer[] {
  return activity.questions.map((question, index) => {
    const share = pattern === 'all-right' ? 1 : (pattern[index] ?? null);
    return share === null ? {} : answerOf(activity.id, question, share);
  });
}

const openAnswers: Readonly<Record<string, string>> = {
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
      const correctCount = Math.round(share * question.correctAnswers.length);
      return {
        answer: question.correctAnswers.map((text, blank) => (blank < correctCount ? text : nearMiss(text))),
      };
    }
    case 'mcqSingleAnswer':
    case 'questionSingleAnswer':
      return {
        answer: right ? question.correctAnswer : wrongOption(question.options, [question.correctAnswer]),
      };
    case 'mcqMultiAnswer':
      return {
        selectedAnswers: right
          ? question.correctAnswers
          : withOneMistake(question.options, question.correctAnswers),
      };
    case 'textAnswer':
      return {
        answer: (right && (question.correctAnswer ?? openAnswers[activityId])) || 'I am not sure.',
      };
  }
}

/** A typical mistake: a missing zero or the next number; `?` for other texts. */
function nearMiss(text: string): string {
  if (!/^\d+$/.test(text)) return '?';
  if (/\d0$/.test(text)) return text.slice(0, -1);
  return String(Number(text) + 1);
}

function wrongOption(options: string[], correct: string[]): string {
  return options.find((option) => !correct.includes(option)) ?? '';
}

function withOneMistake(options: string[], correct: string[]): string[] {
  return [...correct.slice(0, -1), wrongOption(options, correct)].filter(Boolean);
}
