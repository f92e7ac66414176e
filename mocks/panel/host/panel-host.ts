import { createDock, type Dock } from './dock.ts';
import { loadPlace, savePlace, type PanelPosition } from './panel-store.ts';
import { createPageResizer } from './resize-page.ts';
import { isPanelShortcut } from './shortcut.ts';

/** The panel's page finds it as `springbytePanel` in its parent or opener, see find-host.ts. */
export interface PanelHost {
  readonly position: PanelPosition;
  /** Given by the caller of `mountPanel`. */
  readonly control: unknown;
  /** Moves between the edges without reloading the panel's page; into a window and back, the page loads again. */
  setPosition: (position: PanelPosition) => void;
  /** Hides the panel. Its page keeps its state. Closes a separate window. */
  minimise: () => void;
  /** Removes the panel's page. */
  close: () => void;
  /** Moves the focus to where it was in the application. */
  returnFocus: () => void;
  /**
   * The panel's page calls this when it has loaded. From then on, the shortcut in it hides the panel, and Escape returns
   * the focus, unless the page has prevented the default action of the key.
   */
  attach: (page: Window) => void;
}

/**
 * Adds the developer panel to the application's page: a button, and a dock for the panel's page. Call it once.
 *
 * @param pageUrl of the panel's page, on the same origin
 * @param control handed to the panel's page
 */
export function mountPanel({
  pageUrl,
  control,
}: {
  pageUrl: string;
  control: unknown;
}): Pick<Dock, 'setBadge'> {
  const resizePage = createPageResizer();
  const dock = createDock({ pageUrl, onOpen: () => open(), onResize: resizePage, onSize: saveSize });
  const focus = trackFocus(dock.element, dock.focusOpener);
  let place: Awaited<ReturnType<typeof loadPlace>> | undefined;
  let popup: Window | undefined;
  /** A call to `open` before the preferences were read. */
  let isOpenRequested = false;

  const isPopupOpen = () => popup !== undefined && !popup.closed;
  const isOpen = () => dock.isShown() || isPopupOpen();

  function save(change: Partial<NonNullable<typeof place>>): void {
    if (!place) return;
    place = { ...place, ...change };
    void savePlace(place);
  }
  function saveSize(property: 'width' | 'height', size: number): void {
    save({ [property]: size });
  }
  /** @returns false if the browser has blocked the window */
  function openWindow(): boolean {
    popup = window.open(pageUrl, 'springbyte-panel', 'popup,width=1200,height=640') ?? undefined;
    popup?.focus();
    return popup !== undefined;
  }
  function show(hasFocus: boolean): void {
    if (!place) return;
    if (place.position === 'window' && openWindow()) {
      dock.remove();
      save({ isOpen: true });
      return;
    }
    const position = place.position === 'right' ? 'right' : 'bottom';
    dock.show(position, { width: place.width, height: place.height }, hasFocus);
    save({ position, isOpen: true });
  }
  function open(): void {
    isOpenRequested = !place;
    show(true);
  }
  function minimise(): void {
    dock.hide();
    popup?.close();
    popup = undefined;
    save({ isOpen: false });
    focus.restore();
  }
  function close(): void {
    minimise();
    dock.remove();
  }
  const toggle = () => (isOpen() ? minimise() : open());

  const host: PanelHost = {
    get position() {
      return place?.position ?? 'bottom';
    },
    control,
    setPosition: (position) => {
      if (position !== 'window') {
        popup?.close();
        popup = undefined;
      }
      save({ position });
      show(true);
    },
    minimise,
    close,
    returnFocus: focus.restore,
    attach: (page) => {
      if (page.parent === page) popup = page;
      page.addEventListener('keydown', (event) => {
        if (event.defaultPrevented) return;
        if (isPanelShortcut(event)) {
          event.preventDefault();
          minimise();
        } else if (event.key === 'Escape') focus.restore();
      });
    },
  };
  Object.assign(globalThis, { springbytePanel: host });

  addEventListener('keydown', (event) => {
    if (event.repeat || !isPanelShortcut(event)) return;
    event.preventDefault();
    // A window may be hidden by the application's.
    if (isPopupOpen()) popup?.focus();
    else toggle();
  });

  void loadPlace().then((loaded) => {
    place = loaded;
    // A browser only opens windows after a key or click.
    if (isOpenRequested || (loaded.isOpen && loaded.position !== 'window')) show(isOpenRequested);
    return undefined;
  });

  return { setBadge: dock.setBadge };
}

/** Remembers the focused element of the application. */
function trackFocus(panel: Element, focusOpener: () => void): { restore: () => void } {
  let last: WeakRef<HTMLElement> | undefined;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target !== panel) last = new WeakRef(target);
  });
  return {
    restore: () => {
      window.focus();
      const target = last?.deref();
      target?.focus();
      if (!target || document.activeElement !== target) focusOpener();
    },
  };
}
