import { create } from 'zustand';

interface NewReleaseState {
  /** A newer release is installed, but not active. */
  isWaiting: boolean;
  activate: () => Promise<void>;
}

/** The user decides when to activate a newer release: activation reloads the page, which loses unsaved input. */
export const useNewRelease = create<NewReleaseState>(() => ({
  isWaiting: false,
  activate: () => Promise.resolve(),
}));

export const offerNewRelease = (): void => useNewRelease.setState({ isWaiting: true });
export const dismissNewRelease = (): void => useNewRelease.setState({ isWaiting: false });

export async function reloadPage(): Promise<void> {
  await useNewRelease
    .getState()
    .activate()
    .catch(() => {});
  location.reload();
}
