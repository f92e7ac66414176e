import styles from './keys.module.css';

export const KeyName = ({ children }: { children: string }) => <kbd className={styles.key}>{children}</kbd>;
