import { Segments } from '#ui/form/Segments.tsx';
import type { SheetView } from './sheet-view.ts';

interface ViewChoiceProps {
  view: SheetView;
  onChoose: (view: SheetView) => void;
}

/** One question at a time, or all of them. */
export function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  return (
    <Segments
      label="How to show the questions"
      isQuiet
      segments={views}
      selected={view}
      onSelect={onChoose}
    />
  );
}

const views: readonly { id: SheetView; label: string }[] = [
  { id: 'one', label: 'One at a time' },
  { id: 'all', label: 'All questions' },
];
