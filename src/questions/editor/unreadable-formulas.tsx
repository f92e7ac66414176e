import { useId, type ReactNode } from 'react';
import { readFormula } from '../text/read-formula.ts';
import { warning } from './findings.ts';
import { GroupFindings } from './group-findings.tsx';

const field = 'Formulas';

/** Warns about formulas that learners would see as TeX. */
export function UnreadableFormulas({ formulas }: { formulas: readonly string[] }): ReactNode {
  const unreadable = [...new Set(formulas)].filter((tex) => readFormula(tex) === undefined);
  const findings = unreadable.map((tex) => warning(field, `This formula cannot be read: $${tex}$`));
  return <GroupFindings id={useId()} field={field} findings={findings} />;
}
