export declare const ROOT: string;
export declare const inCi: () => boolean;
export declare const setUp: (root?: string) => void;
export declare const nodeModulesReason: (root?: string) => string | undefined;
export declare const installNodeModules: (root?: string) => boolean;
export declare const markNodeModules: (root?: string) => void;
export declare const nlmBinary: (version: string, root?: string) => string;
export declare const installNlm: (version: string, root?: string) => boolean;
