class TroiVietError(Exception):
    """A refusal of the API with its problem document (RFC 9457), or no answer at all."""

    def __init__(self, status: int, body: Any, retry_after: Optional[float] = None) -> None:
        self.status = status
        """Of HTTP; 0 without an answer."""
        self.body = body
        """The whole answer as it came."""
        self.problem: Optional[Problem] = body if isinstance(body, dict) and "errorCode" in body else None
        """None where the answer is no problem document."""
        self.retry_after = retry_after
        """Seconds after which a new try makes sense, None where the API names none."""
        problem = self.problem
        super().__init__(f"HTTP {status}" if problem is None else f"{status} {problem['errorCode']}: {problem['detail']}")


class BadInputError(TroiVietError):
    """400: a parameter or the body is wrong; problem["errors"] says which."""


class InvalidKeyError(TroiVietError):
    """401: no key where one is needed, or an unknown or revoked one."""


class ForbiddenError(TroiVietError):
    """403: beyond the plan, or a key that may not be used from here."""


class NotFoundError(TroiVietError):
    """404: an unknown place, a point outside of the forecast, or no such entry."""


class TooManyRequestsError(TroiVietError):
    """429: the quota of a window is used up."""


class UnavailableError(TroiVietError):
    """503: nothing to serve for now."""


class NoAnswerError(TroiVietError):
    """No answer in time, or none that can be read."""


_ERRORS: Dict[int, Type[TroiVietError]] = {
    400: BadInputError,
    401: InvalidKeyError,
    403: ForbiddenError,
    404: NotFoundError,
    429: TooManyRequestsError,
    503: UnavailableError,
}


def _read_retry_after(header: Optional[str]) -> Optional[float]:
    """Seconds of a Retry-After header, which may also name a moment."""
    if header is None:
        return None
    try:
        return max(0.0, float(header))
    except ValueError:
        pass
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


def _to_text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read_body(response: Any) -> bytes:
    data: bytes = response.read()
    return gzip.decompress(data) if response.headers.get("Content-Encoding") == "gzip" else data


class _Transport:
    """Sends calls, tries again where that makes sense, and raises errors with their problem document.

    key: of an account, for its quota and for the calls that ask for one.
    language: of texts and names where a call names none; the API's own default is Vietnamese.
    timeout: longest time for one try of a call, in seconds.
    retries: how often a call is tried again after 429, 503 or no answer.
    longest_wait: longest wait before a new try, in seconds. A longer Retry-After ends the call.
    user_agent: name of your program, such as "my-farm/1.2".
    """

    def __init__(
        self,
        key: Optional[str] = None,
        *,
        base_url: str = BASE_URL,
        language: Optional[Language] = None,
        timeout: float = 10.0,
        retries: int = 2,
        longest_wait: float = 30.0,
        user_agent: Optional[str] = None,
    ) -> None:
        self._key = key
        self._base_url = base_url.rstrip("/")
        self._language = language
        self._timeout = timeout
        self._retries = retries
        self._longest_wait = longest_wait
        self._user_agent = CLIENT_NAME if user_agent is None else f"{user_agent} {CLIENT_NAME}"

    def _json(self, method: str, path: str, query: Dict[str, Any], body: Any = None, idempotency_key: Optional[str] = None) -> Any:
        data = self._send(method, path, query, body, idempotency_key)
        try:
            return json.loads(data)
        except ValueError as error:
            raise NoAnswerError(200, None) from error

    def _text(self, method: str, path: str, query: Dict[str, Any]) -> str:
        return self._send(method, path, query, None, None).decode("utf-8")

    def _bytes(self, method: str, path: str, query: Dict[str, Any]) -> bytes:
        return self._send(method, path, query, None, None)

    def _none(self, method: str, path: str, query: Dict[str, Any]) -> None:
        self._send(method, path, query, None, None)

    def _send(self, method: str, path: str, query: Dict[str, Any], body: Any, idempotency_key: Optional[str]) -> bytes:
        # Calls whose texts have no language of their own are refused in words too.
        asked = {"lang": self._language, **query}
        given = {name: _to_text(value) for name, value in asked.items() if value is not None}
        # Parameters named in the path stand there, the others in the query.
        for name in [name for name in given if "{" + name + "}" in path]:
            path = path.replace("{" + name + "}", urllib.parse.quote(given.pop(name), safe=""))
        url = self._base_url + path + ("?" + urllib.parse.urlencode(given) if given else "")
        headers = {"User-Agent": self._user_agent, "Accept-Encoding": "gzip"}
        if self._key is not None:
            headers["X-API-Key"] = self._key
        if idempotency_key is not None:
            headers["Idempotency-Key"] = idempotency_key
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode("utf-8")
        tried = 0
        while True:
            try:
                return self._try(urllib.request.Request(url, data=data, headers=headers, method=method))
            except TroiVietError as error:
                seconds = 2.0**tried if error.retry_after is None else error.retry_after
                is_lost = isinstance(error, NoAnswerError) and method == "GET"
                may_try = is_lost or error.status in (429, 503)
                if not may_try or tried >= self._retries or seconds > self._longest_wait:
                    raise
            tried += 1
            time.sleep(seconds)

    def _try(self, request: urllib.request.Request) -> bytes:
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as response:
                return _read_body(response)
        except urllib.error.HTTPError as error:
            with error:
                try:
                    body = json.loads(_read_body(error))
                except (ValueError, OSError):
                    body = None
                retry_after = _read_retry_after(error.headers.get("Retry-After"))
            raise _ERRORS.get(error.code, TroiVietError)(error.code, body, retry_after) from None
        except (OSError, http.client.HTTPException) as error:
            raise NoAnswerError(0, None) from error
