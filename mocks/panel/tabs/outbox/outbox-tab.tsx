export const OutboxTab = () => null;
