export const DataTab = () => null;
