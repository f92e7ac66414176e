import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { commandKey, KeyName } from '#components/keys/key-name.tsx';
import { isOverlayOpen, listenToKeys, useKeys } from '#components/keys/use-keys.ts';
import { preloadChunk } from '#components/page/chunk-load-error.ts';
import type { SessionDetails } from '#session/claims.ts';
import styles from './command-button.module.css';

const loadMenu = () => import('./command-menu.tsx');
const CommandMenu = lazy(async () => ({ default: (await loadMenu()).CommandMenu }));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

/** Opens the command menu, also by Ctrl+K, and the list of keys by `?`. */
export function CommandButton({ details }: { details: SessionDetails }) {
  const [shown, setShown] = useState<'menu' | 'keys'>();
  useEffect(() => listenToKeys(), []);
  useKeys([{ name: '?', description: 'show the keys', action: () => setShown('keys') }]);
  const toggle = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isShortcut || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (shown === 'menu') setShown(undefined);
    else if (!isOverlayOpen()) setShown('menu');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => toggle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const close = () => setShown(undefined);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={`${commandKey === 'Ctrl' ? 'Control' : 'Meta'}+K`}
        className={styles.button}
        onClick={() => setShown('menu')}
        onPointerEnter={() => preloadChunk(loadMenu)}
      >
        <Search size={20} aria-hidden="true" />
        <span className={styles.text}>
          Search <KeyName>{commandKey}</KeyName> <KeyName>K</KeyName>
        </span>
      </button>
      <Suspense>
        {shown === 'menu' ? (
          <CommandMenu details={details} onClose={close} onShowKeys={() => setShown('keys')} />
        ) : null}
        {shown === 'keys' ? <KeysDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}
