import { lazy, Suspense } from 'react';
import { parseFormattedText } from '#openapi/rules/formatted-text.ts';
import type { Question } from '../question.ts';
import { parseQuestion } from '../registry.ts';

const UnreadableFormulas = lazy(async () => {
  try {
    return { default: (await import('./unreadable-formulas.tsx')).UnreadableFormulas };
  } catch {
    return { default: () => null };
  }
});

/** Loads the formula library only if there are formulas. */
export function FormulaProblems({ question }: { question: Pick<Question, 'type' | 'data'> }) {
  const formulas = (parseQuestion(question)?.parts() ?? [])
    .flatMap(({ text }) => parseFormattedText(text))
    .flatMap(({ kind, text }) => (kind === 'formula' ? [text] : []));
  if (formulas.length === 0) return null;
  return (
    <Suspense>
      <UnreadableFormulas formulas={formulas} />
    </Suspense>
  );
}
