import { useMemo } from 'react';
import type { JsonObject } from '#api/change-json/apply-patch.ts';
import { readableJson } from '../change-contents.ts';
import { MarkedText } from '../compare/marked-text.tsx';
import { SidePanes } from '../compare/side-panes.tsx';
import { wordChanges, type BothSides } from '../compare/word-changes.ts';
import styles from '../compare/compare.module.css';

export function JsonComparison({ sides: { before, after } }: { sides: BothSides<JsonObject> }) {
  const pieces = useMemo(() => wordChanges(readableJson(before), readableJson(after)), [before, after]);
  return (
    <SidePanes
      view="compare"
      before={
        <pre className={styles.json}>
          <MarkedText side="before" pieces={pieces.before} />
        </pre>
      }
      after={
        <pre className={styles.json}>
          <MarkedText side="after" pieces={pieces.after} />
        </pre>
      }
    />
  );
}
