// Code that Python runs at start-up in a temporary tree: it redirects packages installed "editable" from the project to
// the tree. Runs after all `.pth` files, in any environment.

export const PYTHON_REDIRECT = `import os
import sys


def _redirect():
    source = os.environ.get("MSW_TREE_FROM")
    target = os.environ.get("MSW_TREE_TO")
    if not source or not target:
        return

    def moved(path):
        if isinstance(path, str) and (path == source or path.startswith(source + os.sep)):
            there = target + path[len(source):]
            # What the tree lacks, such as a virtual environment, stays where it is.
            return there if os.path.lexists(there) else path
        return path

    def moved_all(value):
        if isinstance(value, dict):
            for key, item in list(value.items()):
                value[key] = moved_all(item)
            return value
        if isinstance(value, list):
            value[:] = [moved_all(item) for item in value]
            return value
        return moved(value)

    sys.path[:] = [moved(path) for path in sys.path]
    for name, module in list(sys.modules.items()):
        if name.startswith("__editable__") and name.endswith("_finder"):
            moved_all(getattr(module, "MAPPING", {}))
            moved_all(getattr(module, "NAMESPACES", {}))
    sys.path_importer_cache.clear()


def _next():
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [path for path in sys.path if os.path.abspath(path or ".") != here]
    own = sys.modules.pop("sitecustomize", None)
    try:
        import sitecustomize
    except ImportError:
        if own is not None:
            sys.modules["sitecustomize"] = own


_redirect()
_next()
del _redirect, _next
`;
