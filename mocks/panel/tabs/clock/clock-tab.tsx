export const ClockTab = () => null;
