import styles from './keys.module.css';

export const KeyName = ({ children }: { children: string }) => <kbd className={styles.key}>{children}</kbd>;

/** The key for commands on the user's keyboard. */
export const commandKey = /\bMac OS|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
