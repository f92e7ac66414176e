import { Info, TriangleAlert } from 'lucide-react';
import { Row } from '#ui/layout.tsx';
import type { Finding } from '../editing.ts';
import styles from './editor.module.css';

interface GroupFindingsProps {
  id: string;
  findings: readonly Finding[];
  field: string;
}

/** Findings of a group of controls, which refers to them by `aria-describedby`. */
export function GroupFindings({ id, findings, field }: GroupFindingsProps) {
  return (
    <div id={id}>
      {findings
        .filter((finding) => finding.field === field)
        .map(({ level, message }) => (
          <Row
            as="p"
            key={message}
            nowrap
            align="start"
            gap={2}
            className={styles.message}
            data-level={level}
          >
            {level === 'error' ? <TriangleAlert aria-hidden="true" /> : <Info aria-hidden="true" />}
            {message}
          </Row>
        ))}
    </div>
  );
}
