-- Whole addresses of webhooks hold secrets, and readers see the log: the host is enough.
UPDATE "staff_changes" SET "details" = jsonb_set("details", '{url}', CASE jsonb_typeof("details" -> 'url')
	WHEN 'object' THEN (
		SELECT jsonb_object_agg("side", lower(substring("address" from '^[^:]*:[/\\]*([^/\\?#]*)')))
		FROM jsonb_each_text("details" -> 'url') AS "urls"("side", "address")
	)
	ELSE to_jsonb(lower(substring("details" ->> 'url' from '^[^:]*:[/\\]*([^/\\?#]*)')))
END) WHERE "resource" = 'webhooks' AND "details" ? 'url';
