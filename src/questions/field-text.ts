import type { Fields } from '#openapi/rules/content-fields.ts';
import { mediaCaptionsLabel, mediaDescriptionLabel } from './question.ts';

const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  sortOrder: 'Position',
  mediaPath: 'Media',
  correct: 'Correct answer',
  options: 'Options',
  'data.question': 'Question',
  'data.prompt': 'Question',
  'data.paragraph': 'Paragraph',
  'data.correctAnswer': 'Correct answer',
  'data.modelAnswer': 'Model answer',
  'data.hint': 'Hint',
  'data.feedBack': 'Feedback',
  'data.mediaDescription': mediaDescriptionLabel,
  'data.mediaCaptions': mediaCaptionsLabel,
};

/** An unknown property keeps its name. */
export function fieldLabel(name: string): string {
  const option = /^options\.(\d+)$/.exec(name)?.[1];
  if (option !== undefined) return `Option ${Number(option) + 1}`;
  return labels[name] ?? name.replace(/^data\./, '');
}

/** @param fields all fields of the same version of the question: the texts of its options name the correct ones */
export function fieldText(name: string, value: unknown, fields: Fields): string {
  if (name === 'sortOrder') return String(Number(value) + 1);
  if (name === 'correct' && Array.isArray(value)) {
    return value.map((index: number) => fields[`options.${index}`]).join('\n');
  }
  if (name === 'options') {
    const { options = [], correct } = (value ?? {}) as { options?: string[]; correct?: unknown };
    const right = [correct].flat();
    return options.map((option) => (right.includes(option) ? `${option} (correct)` : option)).join('\n');
  }
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
