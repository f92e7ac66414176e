import { Search } from 'lucide-react';
import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { KeyName } from '#components/keys/key-name.tsx';
import { isOverlayOpen, useKeys } from '#components/keys/use-keys.ts';
import { preloadChunk } from '#components/page/chunk-load-error.ts';
import { OptionalPart } from '#components/page/optional-part.tsx';
import { commandKey, isCommand } from '#lib/keyboard.ts';
import type { SessionDetails } from '#session/claims.ts';
import styles from './command-button.module.css';

const loadMenu = () => import('./command-menu.tsx');
const CommandMenu = lazy(async () => ({ default: (await loadMenu()).CommandMenu }));
const StaffKeysDialog = lazy(async () => ({
  default: (await import('./staff-keys-dialog.tsx')).StaffKeysDialog,
}));

/** Opens the command menu, also by Ctrl+K, and the list of keys by `?`. */
export function CommandButton({ details }: { details: SessionDetails }) {
  const [shown, setShown] = useState<'menu' | 'keys' | 'keys of menu'>();
  const button = useRef<HTMLButtonElement>(null);
  useKeys([{ name: '?', description: 'show the keys', action: () => setShown('keys') }]);
  const toggle = useEffectEvent((event: KeyboardEvent) => {
    if (shown && !isOverlayOpen()) {
      // While the code of the menu loads, keys must not reach the page.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.key.toLowerCase() !== 'k' || !isCommand(event)) return;
    if (shown !== 'menu' && isOverlayOpen()) return;
    event.preventDefault();
    setShown(shown === 'menu' ? undefined : 'menu');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => toggle(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  useEffect(() => preloadChunk(loadMenu), []);
  const close = () => {
    setShown(undefined);
    // The menu, which had the focus before the keys, is closed.
    if (shown === 'keys of menu') requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={`${commandKey() === 'Ctrl' ? 'Control' : 'Meta'}+K`}
        className={styles.button}
        onClick={() => setShown('menu')}
      >
        <Search size={20} aria-hidden="true" />
        <span className={styles.text}>
          Search <KeyName>{commandKey()}</KeyName> <KeyName>K</KeyName>
        </span>
      </button>
      <OptionalPart name={shown ?? ''}>
        {shown === 'menu' ? (
          <CommandMenu details={details} onClose={close} onShowKeys={() => setShown('keys of menu')} />
        ) : null}
        {shown === 'keys' || shown === 'keys of menu' ? (
          <StaffKeysDialog details={details} onClose={close} />
        ) : null}
      </OptionalPart>
    </>
  );
}
