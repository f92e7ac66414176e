import { lazy } from 'react';
import { preloadChunk } from '#components/page/chunk-load-error.ts';
import { OptionalPart } from '#components/page/optional-part.tsx';
import { useToasts } from '#ui/feedback/toasts.ts';

const load = () => import('#ui/feedback/Toast.tsx');
const ToastRegion = lazy(async () => ({ default: (await load()).ToastRegion }));

/** Preloads the toasts for a signed-in user: the first one may report a lost connection. */
export function preloadToasts(): void {
  preloadChunk(load);
}

/** Loads the toasts with the first one: most visits of public pages show none. */
export function LazyToasts() {
  const isNeeded = useToasts((messages) => messages.length > 0);
  return isNeeded ? (
    <OptionalPart name="toasts">
      <ToastRegion />
    </OptionalPart>
  ) : null;
}
