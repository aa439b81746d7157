ALTER TABLE "delivery_downloads" ADD COLUMN "file_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_downloads" ADD COLUMN "given" "int8multirange" DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Which bytes were given was not kept: taken for those at the beginning, as many as were handed over.
UPDATE "delivery_downloads" SET
	"given" = int8multirange(int8range(0, least("bytes", "size"))),
	"file_ids" = CASE "what"
		WHEN 'zip' THEN ARRAY(SELECT "id" FROM "delivery_files" WHERE "delivery_id" = "delivery_downloads"."delivery_id" ORDER BY "id")
		ELSE ARRAY["what"::integer]
	END;
