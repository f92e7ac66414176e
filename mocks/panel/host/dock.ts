import { createSheet } from './create-sheet.ts';
import type { DockSize } from './rewrite-css.ts';
import { panelShortcutLabel } from './shortcut.ts';
import styles from './dock.css?inline';

type Side = 'bottom' | 'right';

interface Sizes {
  width: number | undefined;
  height: number | undefined;
}

interface DockOptions {
  pageUrl: string;
  onOpen: () => void;
  /** Called with each new size, also while the developer drags. */
  onResize: (size: DockSize) => void;
  /** Called with the size that a developer has chosen. */
  onSize: (property: keyof Sizes, size: number) => void;
}

export interface Dock {
  element: Element;
  isShown: () => boolean;
  show: (side: Side, sizes: Sizes, hasFocus: boolean) => void;
  hide: () => void;
  /** Hides the dock and removes the panel's page. */
  remove: () => void;
  focusOpener: () => void;
  /**
   * Shows a number at the button that opens the panel; 0 removes it.
   *
   * @param label for screen readers, such as "2 deviations"
   */
  setBadge: (count: number, label: string) => void;
}

/** Smallest size of the dock, and of the application beside it, in px. */
const limits = { bottom: { dock: 160, application: 200 }, right: { dock: 280, application: 320 } };

/** Distance of an arrow key, in px. */
const step = 16;

const openLabel = 'Open developer panel';

const markup = `
  <section aria-label="Developer panel">
    <button class="opener" type="button" aria-label="${openLabel}" aria-keyshortcuts="Control+\`"
      title="${openLabel} (${panelShortcutLabel})">
      <svg width="12" height="12" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3"
        stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
        <path d="m9 17-5-5 5-5m6 0 5 5-5 5" />
      </svg>
      <span class="badge" aria-hidden="true" hidden></span>
    </button>
    <div class="dock" hidden>
      <div class="separator" role="separator" tabindex="0" aria-label="Resize developer panel">
        <span class="grip"></span>
      </div>
    </div>
  </section>`;

/**
 * The panel at an edge of the window, and the button that opens it, in a shadow root: styles of the application and of
 * the panel do not mix, and resize-page.ts does not rewrite these.
 */
export function createDock({ pageUrl, onOpen, onResize, onSize }: DockOptions): Dock {
  const element = document.createElement('springbyte-panel');
  // React Aria leaves it usable while a modal dialog is open, and keeps the dialog open.
  element.dataset['reactAriaTopLayer'] = 'true';
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [createSheet(styles)];
  root.innerHTML = markup;
  const layer = find(root, 'section');
  const opener = find(root, 'button');
  const badge = find(root, '.badge');
  const dock = find(root, '.dock');
  const separator = find(root, '.separator');
  let page: HTMLIFrameElement | undefined;
  let chosenSide: Side = 'bottom';

  const side = (): Side => (dock.dataset['side'] === 'right' ? 'right' : 'bottom');
  const largest = () =>
    side() === 'right'
      ? layer.clientWidth - limits.right.application
      : layer.clientHeight - limits.bottom.application;

  /** Follows the size of the window and of the dock. The layer has the true size of the window. */
  function measure(): void {
    const isNarrow = layer.clientWidth < limits.right.dock + limits.right.application;
    dock.dataset['side'] = isNarrow ? 'bottom' : chosenSide;
    const { offsetWidth, offsetHeight, hidden } = dock;
    const size = side() === 'right' ? offsetWidth : offsetHeight;
    separator.ariaOrientation = side() === 'right' ? 'vertical' : 'horizontal';
    separator.ariaValueMin = String(limits[side()].dock);
    separator.ariaValueMax = String(Math.max(limits[side()].dock, largest()));
    separator.ariaValueNow = String(size);
    separator.ariaValueText = `${size} pixels`;
    const shown = hidden ? 0 : size;
    onResize(side() === 'right' ? { right: shown, bottom: 0 } : { right: 0, bottom: shown });
  }

  function resize(size: number, isChosen: boolean): void {
    const limited = Math.round(Math.max(limits[side()].dock, Math.min(size, largest())));
    const property = side() === 'right' ? 'width' : 'height';
    dock.style.setProperty(`--dock-${property}`, `${limited}px`);
    measure();
    if (isChosen) onSize(property, limited);
  }

  function dragTo({ clientX, clientY }: PointerEvent, isChosen: boolean): void {
    const { right, bottom } = layer.getBoundingClientRect();
    resize(side() === 'right' ? right - clientX : bottom - clientY, isChosen);
  }
  const drag = (event: PointerEvent) => dragTo(event, false);
  separator.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    separator.setPointerCapture(event.pointerId);
    separator.addEventListener('pointermove', drag);
    dock.toggleAttribute('data-dragging', true);
  });
  separator.addEventListener('lostpointercapture', (event) => {
    separator.removeEventListener('pointermove', drag);
    dock.toggleAttribute('data-dragging', false);
    dragTo(event, true);
  });
  separator.addEventListener('keydown', (event) => {
    const size = side() === 'right' ? dock.offsetWidth : dock.offsetHeight;
    const [larger, smaller] = side() === 'right' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const sizes = new Map([
      [larger, size + step],
      [smaller, size - step],
      ['Home', limits[side()].dock],
      ['End', largest()],
    ]);
    const target = sizes.get(event.key);
    if (target === undefined) return;
    event.preventDefault();
    resize(target, true);
  });
  opener.addEventListener('click', onOpen);

  const observer = new ResizeObserver(measure);
  observer.observe(layer);
  observer.observe(dock);
  // Outside the body, which belongs to the application.
  document.documentElement.append(element);

  function addPage(hasFocus: boolean): void {
    page = document.createElement('iframe');
    page.title = 'Developer panel';
    page.src = pageUrl;
    if (hasFocus) page.addEventListener('load', () => page?.focus(), { once: true });
    dock.append(page);
  }
  function hide(): void {
    dock.hidden = true;
    opener.hidden = false;
    measure();
  }

  return {
    element,
    isShown: () => !dock.hidden,
    show: (shownSide, { width, height }, hasFocus) => {
      chosenSide = shownSide;
      if (width !== undefined) dock.style.setProperty('--dock-width', `${width}px`);
      if (height !== undefined) dock.style.setProperty('--dock-height', `${height}px`);
      dock.hidden = false;
      opener.hidden = true;
      measure();
      if (!page) addPage(hasFocus);
      else if (hasFocus) page.focus();
    },
    hide,
    remove: () => {
      hide();
      page?.remove();
      page = undefined;
    },
    focusOpener: () => opener.focus(),
    setBadge: (count, label) => {
      badge.textContent = count > 99 ? '99+' : String(count);
      badge.hidden = count === 0;
      opener.ariaLabel = count === 0 ? openLabel : `${openLabel}, ${label}`;
    },
  };
}

function find(root: ShadowRoot, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The dock has no ${selector}.`);
  return found;
}
