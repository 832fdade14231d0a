export function causeOf(_id: string): undefined { return undefined; }
