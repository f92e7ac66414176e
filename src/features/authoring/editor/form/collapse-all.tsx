import { useState } from 'react';
import { pluralize } from '#lib/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout.tsx';
import type { QuestionDraft } from '../draft/activity-draft.ts';

interface CollapseAllProps {
  questions: readonly QuestionDraft[];
  collapsed: ReadonlySet<string>;
  setCollapsedKeys: (keys: readonly string[]) => void;
}

export function CollapseAll({ questions, collapsed, setCollapsedKeys }: CollapseAllProps) {
  if (questions.length < 2) return null;
  const keys = questions.map(({ key }) => key);
  const areAllCollapsed = keys.every((key) => collapsed.has(key));
  return (
    <Row justify="between">
      <span className="muted">{pluralize(questions.length, 'question', 'questions')}</span>
      <Button size="small" variant="quiet" onPress={() => setCollapsedKeys(areAllCollapsed ? [] : keys)}>
        {areAllCollapsed ? 'Expand all' : 'Collapse all'}
      </Button>
    </Row>
  );
}

/** The keys of the collapsed questions. The returned functions are stable. */
export function useCollapsedQuestions() {
  const [collapsed, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [actions] = useState(() => ({
    setCollapsed: (key: string, isCollapsed: boolean) =>
      setKeys((before) => {
        const after = new Set(before);
        if (isCollapsed) after.add(key);
        else after.delete(key);
        return after;
      }),
    setCollapsedKeys: (keys: readonly string[]) => setKeys(new Set(keys)),
  }));
  return { collapsed, ...actions };
}
