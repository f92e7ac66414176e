import { TriangleAlert } from 'lucide-react';
import { pluralize } from '#lib/numbers.ts';
import type { Finding } from '#questions/editing.ts';
import { classNames } from '#ui/class-names.ts';
import styles from '../activity-form.module.css';

export function FindingCount({ findings }: { findings: readonly Pick<Finding, 'level'>[] }) {
  if (findings.length === 0) return null;
  const level = findings.some((finding) => finding.level === 'error') ? 'error' : 'warning';
  return (
    <span className={classNames(styles.finding, styles.count)} data-level={level}>
      <TriangleAlert aria-hidden="true" />
      <span aria-hidden="true">{findings.length}</span>
      <span className="visually-hidden">{pluralize(findings.length, 'finding', 'findings')}</span>
    </span>
  );
}
