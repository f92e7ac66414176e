import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentSession } from '#session/session.ts';
import { useMedia } from '#ui/use-media.ts';
import { keepSheetView, sheetViewQuery, type SheetView } from './sheet-view.ts';

/** A phone, held upright or sideways, or a desk with very large text. */
const smallWindow = '(max-width: 43.75em), (max-height: 30em)';

/** How the sheet is shown: as its reader has chosen, otherwise one question at a time where the window is small. */
export function useSheetView() {
  const queryClient = useQueryClient();
  // Signing out takes the session away a moment before the screen.
  const [personId] = useState(() => currentSession()?.id ?? '');
  const { data: chosen } = useQuery(sheetViewQuery(personId));
  const isSmall = useMedia(smallWindow);
  const view: SheetView = chosen ?? (isSmall ? 'one' : 'all');
  return { view, choose: (next: SheetView) => void keepSheetView(queryClient, personId, next) };
}
