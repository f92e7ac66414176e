/**
 * The shortcut of the developer panel: Ctrl with the key left of 1 (the backtick on most layouts), as for the terminal
 * of VS Code; on macOS also Control. Chrome, Firefox, Safari, Windows, macOS and common Linux desktops leave it free:
 * Ctrl+Shift+letter mostly belongs to browsers, Alt+letter types characters on macOS. Keyboards without this key, such
 * as Japanese ones of Apple, have a backtick elsewhere, so the typed character counts too.
 */
export const isPanelShortcut = ({ ctrlKey, altKey, metaKey, code, key }: KeyboardEvent): boolean =>
  ctrlKey && !altKey && !metaKey && (code === 'Backquote' || key === '`');

export const panelShortcutLabel = 'Ctrl+`';
